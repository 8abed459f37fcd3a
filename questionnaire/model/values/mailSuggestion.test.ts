import { describe, expect, it } from 'vitest';
import { suggestMail } from './mailSuggestion.ts';

describe('a suggestion for a mistyped mail domain', () => {
  it.each([
    ['jean@gmail.con', 'jean@gmail.com'],
    ['jean@gmial.com', 'jean@gmail.com'],
    ['jean@gmal.com', 'jean@gmail.com'],
    ['jean@gmaill.com', 'jean@gmail.com'],
    ['jean@gnail.com', 'jean@gmail.com'],
    ['jean@gmail.fr', 'jean@gmail.com'],
    ['jean@gmail.co', 'jean@gmail.com'],
    ['jean@gmai.con', 'jean@gmail.com'],
    ['Jean.Dupont@HOTMIAL.FR', 'Jean.Dupont@hotmail.fr'],
    ['jean@hotmail.co', 'jean@hotmail.com'],
    ['jean@wanado.fr', 'jean@wanadoo.fr'],
    ['jean@ornage.fr', 'jean@orange.fr'],
    ['jean@laposte.nett', 'jean@laposte.net'],
    ['jean@outlok.com', 'jean@outlook.com'],
    ['jean@yahou.fr', 'jean@yahoo.fr'],
    ['jean@saint-elme.rf', 'jean@saint-elme.fr'],
    ['jean@mail.saint-elme.con', 'jean@mail.saint-elme.com'],
    ['jean@ex\u00e4mple.org', 'jean@example.org'],
    ['mailto:jean@gmail.con', 'jean@gmail.com'],
  ])('corrects %j to %j', (typed, meant) => expect(suggestMail(typed)).toBe(meant));
  it.each([
    'jean@gmail.com',
    'jean@mail.com',
    'jean@email.com',
    'jean@ymail.com',
    'jean@orange.com',
    'jean@laposte.fr',
    'jean@hotmail.fi',
    'jean@yahoo.co.uk',
    'jean@live.nl',
    'jean@life.fr',
    'jean@saint-elme.fr',
    'jean@saint-elme.co',
    'jean@ville.re',
    'jean@exemple.org',
    'jean@gmail',
    'jean',
    '',
  ])('leaves %j unchanged', (typed) => expect(suggestMail(typed)).toBeUndefined());
});
