import loader from '../../../images/loader.ts';
import type { ShownWork } from '../shownWorks.props.ts';

/** One width for every window, so that it can be asked for before the cover is drawn. */
const width = 750;

export const addressOf = ({ src, cover }: ShownWork) => loader({ src: src ?? cover.src, width });
