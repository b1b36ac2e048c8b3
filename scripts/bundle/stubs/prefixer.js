// Vendor prefixes, which styled-components adds only where `enableVendorPrefixes` asks for them.
export const prefix = (value) => value;
