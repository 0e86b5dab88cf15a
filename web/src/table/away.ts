// The server may be away for a while: nothing that was entered is lost, and the page goes on by itself when it is back.
import type { Refused } from '../api/client';

const PAUSE = 4000; // milliseconds

/** Look for the server until it answers, then go on; to be called in an effect. */
export function whenBack(problem: Refused | null, goOn: () => void): (() => void) | undefined {
  if (problem?.code !== 'no_network') return undefined;
  const timer = setInterval(
    () =>
      void fetch('/healthz').then(
        (answer) => answer.ok && goOn(),
        () => undefined,
      ),
    PAUSE,
  );
  return () => clearInterval(timer);
}
