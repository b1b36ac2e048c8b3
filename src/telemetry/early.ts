/** An uncaught error or rejection from before the telemetry client had loaded. */
export type EarlyError = ErrorEvent | PromiseRejectionEvent;

interface EarlyErrors {
  errors: EarlyError[];
  /** Called at each error, to load the telemetry client. */
  wake?: () => void;
  /** Removes the event listeners. */
  end: () => void;
}

declare global {
  interface Window {
    earlyErrors?: EarlyErrors;
  }
}

/** The inline script that runs before all others and keeps the first twenty uncaught errors. */
export const keepEarlyErrors = `(function(w,e,r){var k=w.earlyErrors={errors:[],end:function(){w.removeEventListener(e,f);w.removeEventListener(r,f)}};
function f(x){if(k.errors.length<20)k.errors.push(x);k.wake&&k.wake()}
w.addEventListener(e,f);w.addEventListener(r,f)})(window,'error','unhandledrejection')`;

/** Returns the kept errors and stops keeping more. */
export function takeEarlyErrors(): EarlyError[] {
  const kept = window.earlyErrors;
  if (!kept) return [];
  kept.end();
  return kept.errors.splice(0);
}
