/** What is needed to show a picture. */
export interface PictureData {
  /** Public address; its name carries a hash of its bytes. */
  src: string;
  /** Pixels of the original. */
  width: number;
  height: number;
  /** The average colour, shown until the picture has loaded: a placeholder that costs no request. */
  colour: string;
  alt: string;
}
