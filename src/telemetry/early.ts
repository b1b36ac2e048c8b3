/** An error or a rejection that happened before the telemetry client was there. */
export type EarlyError = ErrorEvent | PromiseRejectionEvent;

interface EarlyErrors {
  errors: EarlyError[];
  /** Called at each error; set by whoever waits for the first. */
  wake?: () => void;
  /** Stops listening. */
  end: () => void;
}

declare global {
  interface Window {
    earlyErrors?: EarlyErrors;
  }
}

/** Runs inline before anything else, where telemetry is configured. Keeps twenty errors: a page that loops needs no more. */
export const keepEarlyErrors = `(function(w,e,r){var k=w.earlyErrors={errors:[],end:function(){w.removeEventListener(e,f);w.removeEventListener(r,f)}};
function f(x){if(k.errors.length<20)k.errors.push(x);k.wake&&k.wake()}
w.addEventListener(e,f);w.addEventListener(r,f)})(window,'error','unhandledrejection')`;

/** Hands over what was kept, once, and stops keeping. */
export function takeEarlyErrors(): EarlyError[] {
  const kept = window.earlyErrors;
  if (!kept) return [];
  kept.end();
  return kept.errors.splice(0);
}
