'use client';

import { useSyncExternalStore } from 'react';
import { deviceNow, deviceUnknown, onDevice, type Device } from '@/components/offline/device';

/** What the page knows of the copy of the site on the device, as it changes. */
export const useDevice = (): Device => useSyncExternalStore(onDevice, deviceNow, deviceUnknown);
