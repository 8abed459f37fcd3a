import { describe, expect, it } from 'vitest';
import { buildConstraints, findCamera } from './cameraSides.ts';

const seen = (...labels: string[]) =>
  labels.map((label, at) => ({ kind: 'videoinput' as const, label, deviceId: `id-${at}` }));

describe('the camera of a side', () => {
  it.each([
    ['camera2 0, facing back', 'back'],
    ['Back Triple Camera', 'back'],
    ['environment', 'back'],
    ['camera2 1, facing front', 'front'],
    ['User Facing Camera', 'front'],
    ['FaceTime HD', 'front'],
  ] as const)('is found by the label “%s”: %s', (label, side) => {
    const devices = seen('Webcam', label);
    expect(findCamera(devices, side)?.deviceId).toBe('id-1');
    expect(buildConstraints(devices, side)).toMatchObject({ deviceId: { exact: 'id-1' } });
    expect(findCamera(devices, side === 'back' ? 'front' : 'back')).toBeUndefined();
  });

  it('is requested by facing mode where labels are missing', () => {
    for (const devices of [[], seen(''), seen('Webcam')]) {
      expect(buildConstraints(devices, 'back')).toMatchObject({ facingMode: { ideal: 'environment' } });
      expect(buildConstraints(devices, 'front')).toMatchObject({ facingMode: { ideal: 'user' } });
    }
    const hidden = [{ kind: 'videoinput' as const, label: 'back', deviceId: '' }];
    expect(findCamera(hidden, 'back')).toBeUndefined();
  });
});
