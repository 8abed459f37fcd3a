import type { Translation } from '../forms/plurals.ts';
import type { scan as French } from '../fr/scan.ts';

export const scan: Translation<typeof French> = {
  'scan.hint': 'Hold the QR code inside the frame.',
  'scan.live': 'What the camera sees',
  'scan.opening': 'Opening the camera…',
  'scan.torch': 'Torch',
  'scan.pick': 'Choose a photo of the code',
  'scan.type': 'Type the code',
  'scan.field': 'Code, or address printed under the QR code',
  'scan.field.hint': 'For example: halles-nord, or report.town.com/q/halles-nord',
  'scan.field.open': 'Open',
  'scan.camera': 'Back to the camera',
  'scan.back': 'Back to the other ways',
  'scan.checking': 'Code found. Checking it…',
  'scan.found': 'Code found. Opening the page…',
  'scan.reading': 'Reading the photo…',
  'scan.foreign':
    'This code does not belong to {{site}}: nothing was opened. Point at the code displayed on site for reports, or type the address printed under it.',
  'scan.malformed':
    'A code has only letters without accents, digits, dots and dashes. Copy it as it is printed.',
  'scan.unknown': 'The code “{{qrid}}” does not lead to any place. Check it, or try another code on site.',
  'scan.stale': 'This poster is no longer used; the service has been told. Look for another code nearby.',
  'scan.replaced': 'This poster was replaced by a newer one. You can go on without looking for it.',
  'scan.replaced.go': 'Continue',
  'scan.notFound': 'No QR code was found in this picture. Take it from closer, or type the code.',
  'scan.fault.insecure':
    'The camera does not open at this address, which is not https. Choose a photo of the code, or type it.',
  'scan.fault.denied':
    'This browser does not allow the camera here. Allow it in its settings, choose a photo of the code, or type it.',
  'scan.fault.none': 'No camera was found. Choose a photo of the code, or type it.',
  'scan.fault.busy':
    'Another app is using the camera. Close it, then scan again, or choose a photo of the code.',
  'scan.fault.other': 'The camera cannot be opened here. Choose a photo of the code, or type it.',
};
