import { labels } from '../../../contact/labels.ts';
import { AskedArea, AskedLine } from './Asked.tsx';
import { Pair } from './form.styles.ts';
import { PostForm } from './PostForm.tsx';

/** A short form for one position; papers are linked to, or come by e-mail. */
export const ApplicationForm = ({ job, labelledBy }: { job: string; labelledBy: string }) => (
  <PostForm kind="application" job={job} note={labels.applicationNote} labelledBy={labelledBy}>
    {(faults) => (
      <>
        <Pair>
          <AskedLine name="name" type="text" autoComplete="name" fault={faults.name} />
          <AskedLine name="email" type="email" autoComplete="email" fault={faults.email} />
        </Pair>
        <AskedArea name="link" rows={2} optional fault={faults.link} />
        <AskedArea name="message" rows={4} hint={labels.messageHint} fault={faults.message} />
      </>
    )}
  </PostForm>
);
