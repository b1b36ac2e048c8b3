import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { FormDefinition } from '../../../contact/formFor.ts';
import { Fold } from '../../../ui/Fold.tsx';
import { MailAddress, TextLink } from '../../../ui/Link.tsx';
import { Columns } from '../../../ui/layout/Columns.ts';
import { Section } from '../../../ui/Section.tsx';
import { Chapter } from '../../../ui/text.ts';
import { PostForm } from './PostForm.tsx';

const ApplyText = styled.p`margin: 1rem 0 1.5rem;`;

const ApplyLinks = styled.div`
  display: grid;
  justify-items: start;
  margin-bottom: 1.5rem;
`;

interface Props {
  heading: string;
  text: string;
  /** Unfolds the form on phones, which otherwise show it. */
  more?: string | undefined;
  /** The e-mail address and subject for those who write without the form. */
  email: string;
  subject: string;
  form: FormDefinition;
  /** A link below the e-mail address. */
  children?: ReactNode;
}

/** A form for an application, beside an e-mail address. */
export function Apply({ heading, text, more, email, subject, form, children }: Props) {
  const postForm = <PostForm form={form} labelledBy="apply" />;
  return (
    <Section>
      <Columns $columns="third">
        <div>
          <Chapter id="apply">{heading}</Chapter>
          <ApplyText>{text}</ApplyText>
          <ApplyLinks>
            <TextLink href={`mailto:${email}?subject=${encodeURIComponent(subject)}`}>
              <MailAddress to={email} />
            </TextLink>
            {children}
          </ApplyLinks>
        </div>
        {more ? (
          <Fold summary={more} topic={heading}>
            {postForm}
          </Fold>
        ) : (
          postForm
        )}
      </Columns>
    </Section>
  );
}
