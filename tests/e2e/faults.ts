import type { Route } from 'playwright/test';

export type Fault = (route: Route) => Promise<void>;

/** How a request can end on a bad connection or after a deployment. */
export const answeredFaults = {
  refused: (route) => route.abort(),
  'not there any more': (route) => route.fulfill({ status: 404, contentType: 'text/html', body: '<h1>Not found</h1>' }),
  'cut off': async (route) => {
    const response = await route.fetch();
    const body = await response.body();
    await route.fulfill({ response, body: body.subarray(0, body.length / 2) });
  },
} satisfies Record<string, Fault>;

export const faults: Record<string, Fault> = { ...answeredFaults, 'never answered': async () => {} };
