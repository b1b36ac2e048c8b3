// next/script: no page uses it, but the router asks it to start and to reload what it loaded.
export function initScriptLoader() {}
export function handleClientScriptLoad() {}
