import { expect, it } from 'vitest';
import { type Address, addresses } from './addresses.ts';

it('each readable address has its path, access and media type', () => {
  const rows = Object.entries(addresses).map(
    ([name, { template, who, type }]: [string, Address]) => `${name} ${template} ${who} ${type}`,
  );
  expect(rows).toEqual([
    'contributorLive /api/live identity text/event-stream',
    'staffLive /town/{cuid}/live staff text/event-stream',
    'ownData /api/user/export identity application/zip',
    'logo /api/media/logo/{id} anyone image/*',
    'groupLogo /town/{cuid}/info/groupLogo/{id} anyone image/*',
    'groupIcon /mobile/{cuid}/info/groupIcon/{id} anyone image/*',
    'contributorImage /mobile/{cuid}/media/image/{id} participant image/*',
    'gatheringPicture /mobile/{cuid}/gatherings/picture/{id} session image/*',
    'staffImage /town/{cuid}/media/image/{id} staff image/*',
    'contributorVideo /mobile/{cuid}/media/video/{id} participant video/*',
    'staffVideo /town/{cuid}/media/video/{id} staff video/*',
    'contributorCaptions /mobile/{cuid}/media/captions/{id} participant text/vtt',
    'staffCaptions /town/{cuid}/media/captions/{id} staff text/vtt',
    'appManifest /api/app/{cuid}/manifest anyone application/manifest+json',
    'appIcon /api/app/{cuid}/icon/{file} anyone image/png',
    'codeSheets /admin/{cuid}/codes.pdf admin application/pdf',
    'trailSheet /admin/{cuid}/trail.csv admin text/csv; charset=utf-8',
    'pollSheet /town/{cuid}/polls/{code}.csv manager text/csv; charset=utf-8',
    'gatheringSheet /town/{cuid}/gatherings/{gthrId}.csv manager text/csv; charset=utf-8',
    'deskSheet /town/{cuid}/figures.csv manager text/csv; charset=utf-8',
    'casesSheet /town/{cuid}/cases.csv staff text/csv; charset=utf-8',
    'figuresSheet /admin/{cuid}/figures.csv admin text/csv; charset=utf-8',
    'qrPicture /qr/{file} anyone image/*',
    'health /health anyone application/json',
    'ready /ready anyone application/json',
    'build /empty.js anyone text/javascript',
    'openApi /api/openapi.json anyone application/json',
    'docs /api/docs anyone text/html',
    'docsFile /api/docs/{file} anyone */*',
  ]);
});
