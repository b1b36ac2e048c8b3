/**
 * The facts of the agency that browsers and Functions need. The only module that imports from
 * `src/agency/`, which `imports` in package.json calls `#agency`.
 */
export { default as colourFacts } from '#agency/colours.json' with { type: 'json' };
export { default as commitmentFacts } from '#agency/commitments.json' with { type: 'json' };
export { default as industryList } from '#agency/industries/list.json' with { type: 'json' };
export { default as mascotFacts } from '#agency/mascots/mascots.json' with { type: 'json' };
export { default as priceFacts } from '#agency/prices.json' with { type: 'json' };
export { default as serviceList } from '#agency/services/list.json' with { type: 'json' };
export { default as siteFacts } from '#agency/site.json' with { type: 'json' };
