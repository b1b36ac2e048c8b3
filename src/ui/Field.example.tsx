import { Button, ButtonLink } from './button.ts';
import type { Example } from './example.ts';
import { Field, Grid, type Tone } from './Field.tsx';
import { ChapterRule } from './line/ChapterRule.tsx';
import { TextLink } from './TextLink.ts';
import { Title } from './text.ts';

/** As a record, so that a new tone is a type error until it is shown. */
const tones: Record<Tone, true> = { page: true, quiet: true, loud: true, deep: true, inverse: true, fjord: true };

const field = (tone: Tone) => (
  <Field $tone={tone}>
    <Grid style={{ rowGap: '1.5rem' }}>
      <Title as="h4" style={{ gridColumn: '1 / -1' }}>
        {tone}
      </Title>
      <div style={{ gridColumn: '1 / -1', display: 'flex', flexWrap: 'wrap', gap: '1rem' }}>
        <ButtonLink href="/styleguide">A link that asks</ButtonLink>
        <Button type="button">A button</Button>
        <Button type="button" $plain>
          A plain one
        </Button>
      </div>
      <div style={{ gridColumn: '1 / -1' }}>
        <TextLink href="/styleguide">A link by itself</TextLink>
      </div>
    </Grid>
    <ChapterRule stage={0} />
  </Field>
);

export default {
  section: 'Fields',
  heading: 'Field and grid',
  bleeds: true,
  examples: Object.fromEntries((Object.keys(tones) as Tone[]).map((tone) => [tone, field(tone)])),
} satisfies Example;
