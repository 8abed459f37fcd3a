/** A value as JSON writes it, between the quotes of French where it is a text: `"rating"` → « rating ». */
export const inFrenchQuotes = (json: string): string => json.replace(/^"(.*)"$/s, '«\u202f$1\u202f»');
