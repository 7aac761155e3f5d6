/** The top of every page: home, and the player's preferences. */
import type { ComponentChildren } from "preact";
import { t } from "~/games";
import { LANGUAGES, type Theme, language, theme } from "~/prefs";
import type { Language } from "~/protocol";

export const LANGUAGE_NAMES: Record<Language, string> = { en: "English", fr: "Français", de: "Deutsch" };
const THEMES: Theme[] = ["auto", "light", "dark"];

export function Header({ children, title }: { children?: ComponentChildren; title?: string }) {
  return (
    <header class="page-header">
      <a class="brand" href="#/" aria-label={title ? "Captain’s Table" : undefined}>
        <Compass />
        <span class={title ? "brand-name aside" : "brand-name"}>Captain’s Table</span>
      </a>
      {title && <h1 class="page-title">{title}</h1>}
      <div class="header-tools">{children}</div>
      <Tastes />
    </header>
  );
}

export const Tastes = () => (
  <div class="tastes">
    <select
      aria-label={t("ui-language")}
      value={language.value}
      onChange={(event) => (language.value = event.currentTarget.value as Language)}
    >
      {LANGUAGES.map((one) => (
        <option key={one} value={one} lang={one}>
          {LANGUAGE_NAMES[one]}
        </option>
      ))}
    </select>
    <select aria-label={t("ui-theme")} value={theme.value} onChange={(event) => (theme.value = event.currentTarget.value as Theme)}>
      {THEMES.map((one) => (
        <option key={one} value={one}>
          {t(`ui-theme-${one}`)}
        </option>
      ))}
    </select>
  </div>
);

const Compass = () => (
  <svg class="compass" viewBox="0 0 32 32" aria-hidden="true">
    <circle cx="16" cy="16" r="14" class="ring" />
    <path d="M16 4l3.2 8.8L28 16l-8.8 3.2L16 28l-3.2-8.8L4 16l8.8-3.2z" class="rose" />
    <path d="M16 4l3.2 8.8L16 16zM28 16l-8.8 3.2L16 16zM16 28l-3.2-8.8L16 16zM4 16l8.8-3.2L16 16z" class="shade" />
  </svg>
);
