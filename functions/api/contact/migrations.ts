/** The files in `migrations/`, which the Function cannot read; a test compares them. */
export const migrations = ['0001_inquiries.sql', '0002_upkeep.sql'];
