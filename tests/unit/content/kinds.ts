import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

const read = (file: string) => parse(readFileSync(file, 'utf8'));
const more = read('tests/unit/content/kinds.yaml');
const whole = (kind: string, file: string) => ({
  ...read(`tests/agency/${file}.yaml`),
  ...more[kind],
});

/** A valid file of each kind of content with everything that it may have. */
export const kinds = {
  service: whole('service', 'services/audit'),
  team: whole('team', 'services/audit'),
  industry: whole('industry', 'industries/forestry'),
  work: whole('work', 'works/bryggan/work'),
  job: whole('job', 'jobs/prototyper'),
  sweden: more.sweden,
  about: whole('about', 'pages/about'),
};
