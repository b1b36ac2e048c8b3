/** The hero's line on a page 1440 wide: from the left edge through the tangle to the loose end, straight at `y` 405. */
export const wideTangle =
  'M-20 396c14-5 58-12 82-32s51-59 62-88s11-63 4-84s-32-41-48-40s-41 21-46 44s-2 70 18 96s51 76 100 60s162-108 193-157s13-107-4-139s-67-53-96-53s-64 20-79 51s-19 92-10 136s38 102 65 127s61 37 95 26s96-65 112-92s3-57-14-72s-63-26-86-17s-52 37-49 71s36 110 67 132s81 26 120 3s110-91 114-143s-49-141-88-169s-117-20-147 2s-72 77-31 128s205 148 276 176s119 13 152-10s46-97 44-130s-33-58-56-67s-64-1-82 11s-35 36-28 62s38 66 70 94s87 60 125 74s88 8 105 9H1181';

/** The tangle on a phone 360 wide: in at the right edge, around the headline's last word, and out at the left edge. */
export const narrowTangle =
  'M400 100c-8 0-36-5-50 0s-22 20-32 30s-17 25-28 28s-29-1-35-8s-6-27 0-35s25-14 35-10s19 31 28 35s23-2 27-10s1-32-5-40s-22-13-30-10s-13 19-20 30s-11 27-20 35s-26 18-35 15s-21-21-20-30s17-25 25-25s25 16 22 25s-21 23-37 28s-44 2-60 2H-40';
/** Where it comes in again: from the left edge to the loose end. */
export const narrowLine = 'M-20 6H295';
