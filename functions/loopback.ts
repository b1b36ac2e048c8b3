const hosts = new Set(['127.0.0.1', '[::1]', 'localhost']);

/** Whether an address is on this machine, where tests run their doubles. */
export const isLoopback = (address: string) => URL.canParse(address) && hosts.has(new URL(address).hostname);
