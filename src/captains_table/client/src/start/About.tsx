/** The last line of the first page: the version, and what it means for the bots. */
import { useEffect } from "preact/hooks";
import { t } from "~/games";
import { learnServer, server } from "~/server";

export function About() {
  useEffect(() => void learnServer(), []);
  const info = server.value;
  if (!info) return null;
  return (
    <footer class="about dim">
      Captain’s Table {info.version} · {t(`ui-bots-${info.bots}`)}
    </footer>
  );
}
