// Structured data is read from the exported document; browsers have no use for making it again.
const nothing = () => ({});
// As many as leave the element where the exported page has it.
const some = () => [{}];

export {
  nothing as agency,
  nothing as breadcrumbs,
  nothing as website,
  some as jobJsonLd,
  some as serviceJsonLd,
  some as workJsonLd,
};
