/** Pages whose programs come when somebody goes there: the first page is small. */
import { signal } from "@preact/signals";
import type { FunctionComponent } from "preact";
import { useEffect } from "preact/hooks";
import { t } from "~/games";
import { Header } from "~/ui/Header";

/** A page that is loaded once, and asked for again by the next visit if it could not be. */
export function later<P extends object>(load: () => Promise<FunctionComponent<P>>): FunctionComponent<P> {
  const found = signal<FunctionComponent<P> | null>(null);
  return (props) => {
    useEffect(() => {
      if (found.peek() === null) void load().then((page) => (found.value = page), () => undefined);
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
