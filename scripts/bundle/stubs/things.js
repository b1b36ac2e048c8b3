// Structured data is read from the exported document; browsers have no use for making it again.
const nothing = () => ({});

export {
  nothing as agency,
  nothing as breadcrumbs,
  nothing as jobThings,
  nothing as serviceThings,
  nothing as website,
  nothing as workThings,
};
