/** Pages that are loaded on demand, so that the first page stays small. */
import { signal } from "@preact/signals";
import type { FunctionComponent } from "preact";
import { useEffect } from "preact/hooks";
import { t, unreachable } from "~/games";
import { Header } from "~/ui/Header";

/** Milliseconds until a page that could not be loaded is requested again. */
const AGAIN = 5000;

/** A page that is loaded once. If that fails, the visitor is told that the server can't be reached. */
export function later<P extends object>(load: () => Promise<FunctionComponent<P>>): FunctionComponent<P> {
  const found = signal<FunctionComponent<P> | null>(null);
  return (props) => {
    useEffect(() => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const arrived = (page: FunctionComponent<P>) => {
        found.value = page;
        unreachable.value = false;
      };
      const ask = () =>
        void load().then(arrived, () => {
          unreachable.value = true;
          timer = setTimeout(ask, AGAIN);
        });
      if (found.peek() === null) ask();
      return () => clearTimeout(timer);
    }, []);
    const Page = found.value;
    return Page ? <Page {...props} /> : <Loading />;
  };
}

export const Loading = ({ text = "ui-loading" }: { text?: string }) => (
  <>
    <Header />
    <main class="loading">
      <p>{t(text)}</p>
    </main>
  </>
);
