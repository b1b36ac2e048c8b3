const hosts = new Set(['127.0.0.1', '[::1]', 'localhost']);

/** Whether an address leads back to this machine, where tests keep their doubles. */
export const isLoopback = (address: string) => URL.canParse(address) && hosts.has(new URL(address).hostname);
