/** The mark of a seat in lists: its colour and its letter. */
export const Swatch = ({ seat }: { seat: number }) => (
  <span class={`swatch seat-${seat}`} aria-hidden="true">
    {String.fromCharCode(65 + seat)}
  </span>
);
