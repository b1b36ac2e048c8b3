// Structured data is read from the exported document; browsers need not make it again.
const nothing = () => ({});
// One node, so that React renders the element that the exported page has.
const some = () => [{}];

export {
  nothing as agency,
  nothing as breadcrumbs,
  nothing as menuBreadcrumbs,
  nothing as website,
  some as jobJsonLd,
  some as serviceJsonLd,
  some as workJsonLd,
};
