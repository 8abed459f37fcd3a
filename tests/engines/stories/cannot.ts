/** With the engine's message. */
const reasons = {
  capture: {
    why: 'its pointer is made by a script, and the engine captures none that it does not know',
    says: /setPointerCapture: Invalid pointer id/,
  },
} as const;

/** Reports a passing one. */
const cannot: Readonly<Record<string, Readonly<Record<string, keyof typeof reasons>>>> = {
  Firefox: {
    'patterns--a-confirmation': 'capture',
    'parts-confirmdrawer--a-questionnaire-may-ask': 'capture',
    'parts-confirmdrawer--asked-again-it-says-nothing-of-the-last-time': 'capture',
    'parts-confirmdrawer--closing-it-is-a-no': 'capture',
    'parts-confirmdrawer--waits-for-what-yes-starts': 'capture',
    'parts-confirmdrawer--yes-and-no-answer': 'capture',
    'parts-drawer--close-button-and-escape-ask-to-close': 'capture',
    'parts-drawer--collapses-to-its-title': 'capture',
    'parts-select-selectplacement--in-a-short-drawer-on-a-phone': 'capture',
    'questionnaire-places--in-a-drawer': 'capture',
  },
};

export const listedFor = (engine: string): readonly string[] => Object.keys(cannot[engine] ?? {});

export function obstacleOf(engine: string, storyId: string) {
  const reason = cannot[engine]?.[storyId];
  return reason && reasons[reason];
}
