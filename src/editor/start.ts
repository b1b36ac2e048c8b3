import CMS from '@sveltia/cms';

/** Starts the editor with the configuration that the build has written; signing in is asked of the site that this page is on. */
const config = await fetch(new URL('config.json', import.meta.url)).then((answer) => answer.json());
await CMS.init({ config: { ...config, backend: { ...config.backend, base_url: location.origin } } });
