import { writeDrawings } from '#src/build/assets.ts';

await writeDrawings();
