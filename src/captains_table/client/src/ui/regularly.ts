/** Checks something repeatedly, and at once when the page becomes visible; not while it is hidden. */
import { useEffect } from "preact/hooks";

export function useRegularly(look: () => Promise<void>, every: number, about: string): void {
  useEffect(() => {
    const again = () => {
      if (!document.hidden) void look().catch(() => undefined);
    };
    again();
    const timer = setInterval(again, every);
    document.addEventListener("visibilitychange", again);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", again);
    };
  }, [about]);
}
