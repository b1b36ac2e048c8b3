const words = ['one', 'two', 'three'];
export const sampleJob = {
  title: 'Tester',
  office: 'stockholm',
  employmentType: 'FULL_TIME',
  salary: { min: 40_000, max: 50_000, currency: 'SEK' },
  posted: '2026-01-01',
  validThrough: '2026-06-30',
  summary: 'You look for what nobody thought of.',
  lead: 'You would sit between those who build and those who use.',
  doing: words,
  bringing: words,
  offering: words,
};
