/** What others did since the player's last move or last visit: in the log below a line of its own and, if the log is
 *  out of sight, in a short list above the choices. */
import { Entry } from "~/table/Log";
import type { TableModel } from "~/table/model";
import { NewsHead } from "~/table/NewsHead";

export function News({ model }: { model: TableModel }) {
  const done = model.moment.value ? [] : model.unseen();
  if (done.length === 0) return null;
  return (
    <section class="news" aria-labelledby="news-title">
      <NewsHead model={model} id="news-title" />
      <ol class="log" tabIndex={0} aria-labelledby="news-title">
        {done.map((entry) => (
          <Entry key={entry.n} model={model} entry={entry} />
        ))}
      </ol>
    </section>
  );
}
