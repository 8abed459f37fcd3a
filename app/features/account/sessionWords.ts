export function sessionWords(isNobody: boolean, canSignIn: boolean) {
  if (isNobody) return 'settings.session.none';
  return canSignIn ? 'settings.session.known' : 'settings.session.text';
}
