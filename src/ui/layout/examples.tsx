import { Button } from '../button.ts';
import type { Examples } from '../example.ts';
import { Lead, Title } from '../text.ts';
import { Bleed } from './Bleed.ts';
import { Cluster } from './Cluster.ts';
import { Columns } from './Columns.ts';
import { Stack } from './Stack.ts';

const words = ['Research', 'Design', 'Code'].map((word) => <Lead key={word}>{word}</Lead>);

export default {
  Layout: {
    Stack: { 'One below the other, at the same distance': <Stack $gap="xs">{words}</Stack> },
    Cluster: {
      'A row that wraps': (
        <Cluster>
          <Button type="button">Send</Button>
          <Button type="button" $plain>
            Cancel
          </Button>
        </Cluster>
      ),
    },
    Columns: {
      'Of equal width': <Columns $columns={3}>{words}</Columns>,
      'A third of the width and the rest': (
        <Columns $columns="third">
          <Title as="h4">Visit us</Title>
          <Lead>Ring the bell, and somebody puts the coffee on.</Lead>
        </Columns>
      ),
    },
    Bleed: {
      'From edge to edge': (
        <Bleed>
          <hr />
        </Bleed>
      ),
    },
  },
} satisfies Examples;
