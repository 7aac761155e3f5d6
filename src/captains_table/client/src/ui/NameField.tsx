/** A field for a name: the player's own, which the browser remembers, or that of somebody else on this device. */
import { t } from "~/games";
import { myName } from "~/prefs";

const LONGEST = 40;

interface Props {
  label: string;
  value: string;
  placeholder: string;
  onName: (name: string) => void;
  /** For a row that already has a heading: the label is only for screen readers. */
  inRow?: boolean;
  required?: boolean;
  autocomplete?: "nickname" | "off";
}

export const NameField = ({ label, value, placeholder, onName, inRow, required, autocomplete = "off" }: Props) => (
  <label class="field">
    <span class={inRow ? "only-heard" : undefined}>{label}</span>
    <input
      value={value}
      placeholder={placeholder}
      maxLength={LONGEST}
      required={required}
      autocomplete={autocomplete}
      onInput={(event) => onName(event.currentTarget.value)}
    />
  </label>
);

export const MyNameField = ({ inRow }: { inRow?: boolean }) => (
  <NameField
    label={t("ui-your-name")}
    value={myName.value}
    placeholder={t("default-name")}
    autocomplete="nickname"
    inRow={inRow}
    onName={(name) => (myName.value = name)}
  />
);

/** The name to use if none was entered. */
export const nameAtTables = (): string => myName.value.trim() || t("default-name");
