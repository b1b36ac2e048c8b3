import styled from 'styled-components';
import { site } from '../../site.ts';
import { palette, schemes } from '../../theme/colours.ts';
import { contrastPairs } from '../../theme/contrastPairs.ts';
import { breakpoints, motion, space, type } from '../../theme/tokens.ts';
import { Button, ButtonLink } from '../../ui/button.ts';
import { Field, type Tone } from '../../ui/Field.tsx';
import { ChapterRule } from '../../ui/line/ChapterRule.tsx';
import { HeroLine } from '../../ui/line/HeroLine.tsx';
import { Timeline } from '../../ui/line/Timeline.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { RejectedOptions } from '../../ui/RejectedOptions.tsx';
import { RuledRows } from '../../ui/RuledRows.ts';
import { Skyline } from '../../ui/Skyline.tsx';
import { Statements } from '../../ui/Statements.ts';
import { Terms } from '../../ui/Terms.ts';
import { TextLink } from '../../ui/TextLink.ts';
import { Chapter, Display, Headline, Lead, Prose, Quiet, Title } from '../../ui/text.ts';

const Swatches = styled.ul.attrs({ role: 'list' })`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(9rem, 1fr));
  margin: 1.5rem 0;
  li > span { display: block; height: 6rem; border: 1px solid var(--line); }
`;

const Animals = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 1rem;
`;

const tones: Tone[] = ['page', 'quiet', 'loud', 'deep', 'inverse', 'fjord'];
const moods = ['footer', 'lost', 'empty', 'careers', 'sent'];
const table = (values: Record<string, string>) => (
  <Terms>
    {Object.entries(values).map(([name, value]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </Terms>
);

/** Tokens, parts and illustrations as they are. Not part of the site: production builds leave it out. */
export const StyleguideScreen = () => (
  <>
    <PageHead title="Styleguide" lead="What the site is made of, drawn by the same code." foot={0} />
    <Field>
      <Chapter>Colour</Chapter>
      <Swatches>
        {Object.entries(palette).map(([name, value]) => (
          <li key={name}>
            <span style={{ background: value }} />
            {name} {value}
          </li>
        ))}
      </Swatches>
      {table(
        Object.fromEntries(
          Object.entries(schemes.light).map(([role, value]) => [
            role,
            `light ${value}, dark ${schemes.dark[role as keyof typeof schemes.dark]}`,
          ]),
        ),
      )}
      <p>{contrastPairs.length} pairs are held against WCAG by a test.</p>
    </Field>
    <Field $tone="quiet">
      <Display as="p">Display</Display>
      <Headline as="p">Headline</Headline>
      <Chapter>Chapter</Chapter>
      <Title>Title</Title>
      <Lead>Lead: {type.lead}</Lead>
      <Prose>
        <p>Prose stands at a measure that the eye finds its way back from.</p>
      </Prose>
      <Quiet>Quiet: {type.small}</Quiet>
      {table(type)}
    </Field>
    <Field>
      <Chapter>Space, time, breakpoints</Chapter>
      {table(space)}
      {table(motion)}
      {table(breakpoints)}
    </Field>
    {tones.map((tone) => (
      <Field key={tone} $tone={tone}>
        <Title as="h2">{tone}</Title>
        <p>
          <ButtonLink href="/styleguide">A link that asks</ButtonLink> <Button type="button">A button</Button>{' '}
          <Button type="button" $plain>
            A plain one
          </Button>
        </p>
        <TextLink href="/styleguide">A link by itself</TextLink>
        <ChapterRule stage={0} />
        <ChapterRule stage={1} />
        <ChapterRule stage={2} />
        <ChapterRule stage={3} />
      </Field>
    ))}
    <Field $tone="loud">
      <HeroLine />
    </Field>
    <Field>
      <Timeline
        steps={[
          { when: 'First', title: 'Tangle', text: 'As it comes.' },
          { when: 'Then', title: 'Way', text: 'As it goes.' },
          { when: 'Last', title: 'Line', text: 'As it leaves.' },
        ]}
      />
      <Statements>
        <li>A statement is read by itself.</li>
        <li>So is the next.</li>
      </Statements>
      <RejectedOptions items={[{ title: 'Struck out', text: 'With the reason beside it.' }]} />
      <RuledRows>
        <li>A row</li>
        <li>Another row</li>
      </RuledRows>
    </Field>
    <Field>
      <img src="/wordmark.svg" alt={`The wordmark of ${site.name}`} width={661} height={142} />
    </Field>
    {(['page', 'loud', 'deep'] as const).map((tone) => (
      <Field key={tone} $tone={tone}>
        <Animals>
          {['cub', 'puli'].flatMap((animal) =>
            moods.map((mood) => (
              <img
                key={animal + mood}
                src={`/illustrations/${animal}-${mood}.svg`}
                alt={`${animal}, ${mood}`}
                width={160}
                height={160}
              />
            )),
          )}
        </Animals>
        {site.offices.map(({ id }) => (
          <Skyline key={id} $city={id} />
        ))}
      </Field>
    ))}
  </>
);
