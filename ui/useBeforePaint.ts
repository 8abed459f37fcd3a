'use client';
import { useEffect, useLayoutEffect } from 'react';

/** `useLayoutEffect` without React 18's server warning. */
export const useBeforePaint = typeof document === 'undefined' ? useEffect : useLayoutEffect;
