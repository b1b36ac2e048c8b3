/** An error or a rejection that happened before the telemetry client was there. */
export type EarlyFault = ErrorEvent | PromiseRejectionEvent;

interface EarlyFaults {
  faults: EarlyFault[];
  /** Called at each fault; set by whoever waits for the first. */
  wake?: () => void;
  /** Stops listening. */
  end: () => void;
}

declare global {
  interface Window {
    earlyFaults?: EarlyFaults;
  }
}

/** Runs inline before anything else, where telemetry is configured. Keeps twenty faults: a page that loops needs no more. */
export const keepEarlyFaults = `(function(w,e,r){var k=w.earlyFaults={faults:[],end:function(){w.removeEventListener(e,f);w.removeEventListener(r,f)}};
function f(x){if(k.faults.length<20)k.faults.push(x);k.wake&&k.wake()}
w.addEventListener(e,f);w.addEventListener(r,f)})(window,'error','unhandledrejection')`;

/** Hands over what was kept, once, and stops keeping. */
export function takeEarlyFaults(): EarlyFault[] {
  const kept = window.earlyFaults;
  if (!kept) return [];
  kept.end();
  return kept.faults.splice(0);
}
