/** What the settings say of the cookie of this device: that there is none, or what becomes of the reports with it. */
export function sessionWords(isNobody: boolean, canSignIn: boolean) {
  if (isNobody) return 'settings.session.none';
  return canSignIn ? 'settings.session.known' : 'settings.session.text';
}
