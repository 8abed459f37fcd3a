/** What a story is that no guide names: it stands for a behaviour, and is played. */
export const TEST_TAG = 'behaviour';
