const loopbackHosts = new Set(['127.0.0.1', '[::1]', 'localhost']);

/** Whether a URL is on this machine, where tests run stand-ins for other services. */
export const isLoopback = (url: string) =>
  URL.canParse(url) && loopbackHosts.has(new URL(url).hostname);
