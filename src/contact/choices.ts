/** What a visitor can choose from in the form; the slugs are what is sent and stored. */
export const budgets = [
  { slug: 'under-10k', name: 'Under €10,000' },
  { slug: '10k-40k', name: '€10,000 to €40,000' },
  { slug: '40k-100k', name: '€40,000 to €100,000' },
  { slug: 'over-100k', name: 'Over €100,000' },
  { slug: 'unknown', name: 'We do not know yet' },
] as const;

export const starts = [
  { slug: 'now', name: 'As soon as you can' },
  { slug: 'quarter', name: 'Within three months' },
  { slug: 'later', name: 'Later than that' },
  { slug: 'unknown', name: 'There is no date yet' },
] as const;
