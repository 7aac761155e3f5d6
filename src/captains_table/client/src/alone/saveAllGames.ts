/** All games of this browser as one file. */
import { getText } from "~/api";
import { saveText } from "~/ui/save";

const today = (): string => new Date().toISOString().slice(0, 10);

export const saveAllGames = async (): Promise<void> => saveText(`captains-table-${today()}.txt`, await getText("/api/export"));
