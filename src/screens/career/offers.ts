import type { Office } from '../../site.ts';

/** What each office offers to everybody who works there. */
export const offers: Record<Office['id'], string[]> = {
  stockholm: [
    'Thirty days of holiday; four weeks of it in July if you like.',
    'Occupational pension on a par with the ITP\u00a01 plan, from the first month.',
    'Parental pay topped up to 90% for six months.',
    '5,000 kr a year for your health (friskvårdsbidrag): climbing, massage or a rowing club.',
    'A bicycle room with a heated floor, and fika at three.',
  ],
  budapest: [
    'Twenty-five days of leave whatever your age, and the week between Christmas and New Year on top.',
    '35,000 Ft a month on a SZÉP card, for holidays and lunches.',
    'Private health care, dentist included, free for you and at cost for your family.',
    'A BKK pass for the year, or the same sum towards a bicycle.',
    'Swedish or English lessons in working hours, two a week.',
  ],
};
