/**
 * Lets several speak without mixing their lines: the first has the floor and is heard at once; what another says is
 * heard whole, between two paragraphs of the first, and as it comes once the floor is theirs.
 */
export function openFloor(write) {
  const speakers = [];
  const holder = () => speakers.find(({ left }) => !left);
  const hear = (speaker) => {
    write(speaker.ended + speaker.open);
    speaker.ended = '';
    speaker.open = '';
  };
  return {
    /** The floor goes round in the order of joining. */
    join() {
      const own = { ended: '', open: '', left: false };
      speakers.push(own);
      return {
        say(text) {
          if (holder() === own) write(text);
          else own.open += text;
        },
        /** A paragraph is over: others may be heard. */
        pause() {
          own.ended += own.open;
          own.open = '';
          if (holder() !== own) return;
          for (const other of speakers) {
            write(other.ended);
            other.ended = '';
          }
        },
        leave() {
          this.pause();
          own.left = true;
          const next = holder();
          if (next) hear(next);
          else for (const speaker of speakers) hear(speaker);
        },
      };
    },
  };
}
