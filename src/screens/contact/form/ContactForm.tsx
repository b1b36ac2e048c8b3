import { budgets, starts } from '../../../contact/choices.ts';
import { labels } from '../../../contact/labels.ts';
import { AskedArea, AskedChoice, AskedLine } from './Asked.tsx';
import { Pair } from './form.styles.ts';
import { PostForm } from './PostForm.tsx';
import { ServiceToggles } from './ServiceToggles.tsx';

/** "Drop us a line". */
export const ContactForm = ({ labelledBy }: { labelledBy: string }) => (
  <PostForm kind="inquiry" note={labels.note} labelledBy={labelledBy}>
    {(faults) => (
      <>
        <Pair>
          <AskedLine name="name" type="text" autoComplete="name" fault={faults.name} />
          <AskedLine name="email" type="email" autoComplete="email" fault={faults.email} />
        </Pair>
        <AskedLine name="company" type="text" autoComplete="organization" optional fault={faults.company} />
        <ServiceToggles fault={faults.services} />
        <AskedArea name="message" rows={5} hint={labels.messageHint} fault={faults.message} />
        <Pair>
          <AskedChoice name="budget" list={budgets} fault={faults.budget} />
          <AskedChoice name="start" list={starts} fault={faults.start} />
        </Pair>
      </>
    )}
  </PostForm>
);
