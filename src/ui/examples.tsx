import { color } from '../theme/theme.ts';
import { AddressLinks } from './AddressLinks.tsx';
import { BelowFirstScreen } from './BelowFirstScreen.tsx';
import { Button, ButtonLink } from './button.ts';
import { Each, Pairs } from './Each.tsx';
import type { Examples } from './example.ts';
import { Facts } from './Facts.ts';
import { Fold } from './Fold.tsx';
import { FoldedTerms } from './FoldedTerms.tsx';
import { Foreign, ForeignWords } from './Foreign.tsx';
import { HeaderInk } from './HeaderInk.ts';
import { LargeFoldedTerms } from './LargeFoldedTerms.tsx';
import { Link, MailLink, NewTabLink, TextLink } from './Link.tsx';
import { Cluster } from './layout/Cluster.ts';
import { Columns } from './layout/Columns.ts';
import { Stack } from './layout/Stack.ts';
import { ChapterRule } from './line/ChapterRule.tsx';
import { PageIntro } from './PageIntro.tsx';
import { Picture } from './Picture.tsx';
import { PlainList } from './PlainList.ts';
import { Quote } from './Quote.tsx';
import { RejectedOptions } from './RejectedOptions.tsx';
import { RuledRows } from './RuledRows.ts';
import { Section, type Tone } from './Section.tsx';
import { SectionHead } from './SectionHead.tsx';
import { Skyline } from './Skyline.tsx';
import { Statements } from './Statements.ts';
import { Swipe } from './Swipe.tsx';
import { Table } from './Table.tsx';
import { Terms } from './Terms.ts';
import { TitleSection } from './TitleSection.tsx';
import { Chapter, Display, Heading, Headline, Lead, Prose, Quiet, Title } from './text.ts';
import { VisuallyHidden } from './VisuallyHidden.ts';

/** A record, because it makes a new tone a type error until an example shows it. */
const tones: Record<Tone, true> = {
  page: true,
  quiet: true,
  loud: true,
  deep: true,
  inverse: true,
  second: true,
};

const items = <Each as="li" texts={['Research', 'Design', 'Code']} />;

const pairs = (
  <Pairs
    pairs={[
      ['Prototype', 'Something that can be clicked and is thrown away afterwards.'],
      ['Pilot', 'Something that works, for a few people who agreed to try it.'],
      ['Product', 'Something that everybody can use.'],
    ]}
  />
);

export default {
  'Page head': {
    /** The styleguide opens with it: a page has one head. */
    'Page head': (
      <PageIntro
        title="Styleguide"
        lead="What the site is made of, drawn by the same code."
        foot={0}
      />
    ),
    'Page top': (
      <TitleSection title="Long words fit" as="h2">
        <Lead style={{ marginTop: '1.5rem' }}>What follows is the page’s own.</Lead>
      </TitleSection>
    ),
  },
  Text: {
    Quote: {
      'What somebody said': (
        <Quote text="I went on holiday, and the parcels went out." by="Packer, a spice shop" />
      ),
    },
    'Text styles': {
      Display: <Display as="h4">Display</Display>,
      Headline: <Headline as="h4">Headline</Headline>,
      Chapter: <Chapter as="h4">Chapter</Chapter>,
      Heading: <Heading as="h4">Heading</Heading>,
      Title: <Title as="h4">Title</Title>,
      Lead: <Lead>A lead says in a sentence or two what the page is about.</Lead>,
      Prose: (
        <Prose>
          <p>Prose has a measure at which the eye finds its way back to the next line.</p>
          <p>A paragraph follows at a line’s distance.</p>
        </Prose>
      ),
      Quiet: <Quiet>Quiet is for captions and asides.</Quiet>,
    },
    'Visually hidden': {
      'A screen reader reads a word after the colon': (
        <p>
          Hidden: <VisuallyHidden>a word</VisuallyHidden>
        </p>
      ),
    },
    'Words of other languages': {
      'Marked for screen readers': (
        <ForeignWords value={{ Mérték: 'hu' }}>
          <Foreign>Fjällvård is a rural clinic, and Mérték a laboratory.</Foreign>
        </ForeignWords>
      ),
    },
  },
  Sections: {
    Section: (
      <>
        {(Object.keys(tones) as Tone[]).map((tone) => (
          <Section key={tone} $tone={tone}>
            <Stack>
              <Title as="h4">{tone}</Title>
              <Cluster>
                <ButtonLink href="/styleguide">A link that asks</ButtonLink>
                <Button type="button">A button</Button>
                <Button type="button" $plain>
                  A plain one
                </Button>
                <TextLink href="/styleguide">A link by itself</TextLink>
              </Cluster>
            </Stack>
            <ChapterRule stage={0} />
          </Section>
        ))}
      </>
    ),
    'Header ink': {
      'Colours the header of this page while it lies on the first section': (
        <HeaderInk $ink={color.onLoud} />
      ),
    },
  },
  'Links and buttons': {
    Button: {
      'A link that asks for something to be done': (
        <ButtonLink href="/styleguide">Drop us a line</ButtonLink>
      ),
      'A button': <Button type="button">Send</Button>,
      'A plain button, beside one that matters more': (
        <Button type="button" $plain>
          Cancel
        </Button>
      ),
    },
    Link: {
      'Fetches its page when a pointer comes to it': (
        <Link href="/styleguide">Within the site</Link>
      ),
    },
    'Mail link': { 'May break in a narrow column': <MailLink to="hello@agency.example" /> },
    'Address links': {
      'In a sentence that comes as plain text': (
        <AddressLinks>Write to hello@agency.example or to jobs@agency.example.</AddressLinks>
      ),
    },
    'New tab link': {
      'A screen reader says that it opens a new tab': (
        <NewTabLink note="(opens in a new tab)" href="/styleguide">
          This page once more
        </NewTabLink>
      ),
    },
    'Text link': {
      'A link that stands by itself': <TextLink href="/styleguide">See all our works</TextLink>,
    },
  },
  Lists: {
    Fold: {
      'On phones its switch comes first': (
        <Fold summary="Why" topic="The scan is the only button">
          <p>It confirms the shelf and the article, so the dialogues went.</p>
        </Fold>
      ),
    },
    'Folded terms': {
      'Phones show each meaning on request': (
        <FoldedTerms more="More" terms={[['In the open', ['You read what we write.']]]} />
      ),
      'Large ones': (
        <LargeFoldedTerms
          more="More"
          terms={[['In weeks', ['Each ends.', 'You see what is there.']]]}
        />
      ),
    },
    'Plain list': { 'Without marks': <PlainList>{items}</PlainList> },
    'Rejected options': {
      'What was decided against, with the reason': (
        <RejectedOptions
          items={[
            {
              title: 'A chat window',
              text: 'Three people asked for it, and all three wanted a phone number.',
            },
            { title: 'A second language', text: 'It waits until the first one is right.' },
          ]}
        />
      ),
    },
    'Ruled rows': { 'Each row hangs from a rule': <RuledRows>{items}</RuledRows> },
    Statements: { 'Sentences to be read one by one': <Statements>{items}</Statements> },
    Table: {
      'On phones each row is a block': (
        <Table
          name="Rates"
          table={{
            head: ['Who', 'An hour'],
            rows: [
              ['Designer', '€85'],
              ['Lead', '€105'],
            ],
          }}
        />
      ),
    },
    'Terms and facts': {
      'Terms: names and what they mean': <Terms>{pairs}</Terms>,
      'Facts: a few short ones in a row': <Facts>{pairs}</Facts>,
    },
  },
  Layout: {
    'Below the first screen': {
      'Drawn after the first screen where a link has led to the page': (
        <BelowFirstScreen>The document carries this sentence from the start.</BelowFirstScreen>
      ),
    },
    'Section head': {
      'A heading and its second voice': (
        <SectionHead
          heading="Two cities, one studio"
          text="The offices share a day, a calendar and most of their jokes."
        />
      ),
    },
    Swipe: {
      'On phones a row with a bar': (
        <Swipe>
          <PlainList
            style={{ '--each': '12rem' } as React.CSSProperties}
            tabIndex={0}
            aria-label="What we do"
          >
            {items}
          </PlainList>
        </Swipe>
      ),
    },
  },
  Pictures: {
    Picture: {
      'In the width and format that the screen wants': ({ work }) =>
        work && (
          <Columns>
            <Picture picture={work.picture} sizes="46rem" />
          </Columns>
        ),
    },
    Skyline: {
      'A city in the line of its section': ({ cities }) =>
        cities.length > 0 &&
        cities.map((city, index) => (
          <Section key={city} $tone={index % 2 ? 'deep' : 'loud'}>
            <Skyline $city={city} />
          </Section>
        )),
    },
  },
} satisfies Examples;
