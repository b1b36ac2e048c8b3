import { siteFacts } from '../../agency.ts';

const { offices } = siteFacts;

/** The offices that an applicant can choose from; none if there is only one. */
export const officeOptions =
  offices.length > 1 ? offices.map(({ id, city }) => ({ slug: id, name: city })) : [];
