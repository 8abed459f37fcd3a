import type { Lacking } from './takeAway.ts';

/**
 * Features of Chromium 156 missing in Safari 15.4, with the Safari version (Mac and iOS) that added them ("never":
 * none). MDN browser-compat-data, August 2026.
 */
const since: Readonly<Record<string, string>> = {
  '15.5': `
    HTMLElement.prototype.inert PublicKeyCredential.prototype.authenticatorAttachment`,
  '16': `
    AbortSignal.timeout Array.prototype.toReversed Array.prototype.toSorted Array.prototype.toSpliced
    Array.prototype.with AuthenticatorAttestationResponse.prototype.getAuthenticatorData
    AuthenticatorAttestationResponse.prototype.getPublicKey
    AuthenticatorAttestationResponse.prototype.getPublicKeyAlgorithm
    AuthenticatorAttestationResponse.prototype.getTransports CSSContainerRule
    CanvasRenderingContext2D.prototype.roundRect Credential.isConditionalMediationAvailable
    HTMLFormElement.prototype.requestSubmit HTMLInputElement.prototype.showPicker HTMLScriptElement.supports
    Int8Array.prototype.__proto__.toReversed Int8Array.prototype.__proto__.toSorted
    Int8Array.prototype.__proto__.with KeyframeEffect.prototype.composite Navigator.prototype.permissions
    Path2D.prototype.roundRect PermissionStatus Permissions PictureInPictureEvent
    PublicKeyCredential.isConditionalMediationAvailable SharedWorker
    SpeechSynthesisEvent.prototype.charLength SpeechSynthesisEvent.prototype.utterance`,
  '16.1': `
    CanvasRenderingContext2D.prototype.createConicGradient`,
  '16.2': `
    CSSFontFeatureValuesRule`,
  '16.4': `
    Array.fromAsync ArrayBuffer.prototype.maxByteLength ArrayBuffer.prototype.resizable
    ArrayBuffer.prototype.resize Atomics.waitAsync CSS.Hz CSS.Q CSS.ch CSS.cm CSS.cqb CSS.cqh CSS.cqi
    CSS.cqmax CSS.cqmin CSS.cqw CSS.deg CSS.dpcm CSS.dpi CSS.dppx CSS.dvb CSS.dvh CSS.dvi CSS.dvmax
    CSS.dvmin CSS.dvw CSS.em CSS.ex CSS.fr CSS.grad CSS.ic CSS.in CSS.kHz CSS.lh CSS.lvb CSS.lvh CSS.lvi
    CSS.lvmax CSS.lvmin CSS.lvw CSS.mm CSS.ms CSS.number CSS.pc CSS.percent CSS.pt CSS.px CSS.rad
    CSS.registerProperty CSS.rem CSS.rlh CSS.s CSS.svb CSS.svh CSS.svi CSS.svmax CSS.svmin CSS.svw CSS.turn
    CSS.vb CSS.vh CSS.vi CSS.vmax CSS.vmin CSS.vw CSSImageValue CSSKeywordValue CSSMathClamp CSSMathInvert
    CSSMathMax CSSMathMin CSSMathNegate CSSMathProduct CSSMathSum CSSMathValue CSSMatrixComponent
    CSSNumericArray CSSNumericValue CSSPerspective CSSPropertyRule CSSRotate CSSScale CSSSkew CSSSkewX
    CSSSkewY CSSStyleRule.prototype.styleMap CSSStyleSheet.prototype.replace
    CSSStyleSheet.prototype.replaceSync CSSStyleValue CSSTransformComponent CSSTransformValue CSSTranslate
    CSSUnitValue CSSUnparsedValue CSSVariableReferenceValue CompressionStream DecompressionStream
    Document.prototype.adoptedStyleSheets Document.prototype.exitFullscreen Document.prototype.fullscreen
    Document.prototype.fullscreenElement Document.prototype.fullscreenEnabled
    Element.prototype.ariaActiveDescendantElement Element.prototype.ariaControlsElements
    Element.prototype.ariaDescribedByElements Element.prototype.ariaDetailsElements
    Element.prototype.ariaErrorMessageElements Element.prototype.ariaFlowToElements
    Element.prototype.ariaLabelledByElements Element.prototype.computedStyleMap
    Element.prototype.requestFullscreen ElementInternals EncodedVideoChunk
    FileSystemDirectoryHandle.prototype.@@asyncIterator
    HTMLCanvasElement.prototype.transferControlToOffscreen HTMLElement.prototype.attachInternals
    HTMLElement.prototype.attributeStyleMap HTMLIFrameElement.prototype.loading
    HTMLSlotElement.prototype.assign HTMLTemplateElement.prototype.shadowRootMode Intl.DurationFormat
    MathMLElement.prototype.attributeStyleMap Navigator.prototype.pdfViewerEnabled
    Navigator.prototype.userActivation Notification OffscreenCanvas OffscreenCanvasRenderingContext2D
    PerformanceResourceTiming.prototype.decodedBodySize PerformanceResourceTiming.prototype.encodedBodySize
    PerformanceResourceTiming.prototype.serverTiming PerformanceResourceTiming.prototype.transferSize
    PerformanceServerTiming PushManager PushSubscription PushSubscriptionOptions
    RTCIceTransport.prototype.getSelectedCandidatePair ReportingObserver
    SVGElement.prototype.attributeStyleMap SVGStyleElement.prototype.sheet Screen.prototype.orientation
    ScreenOrientation ServiceWorkerRegistration.prototype.getNotifications
    ServiceWorkerRegistration.prototype.pushManager ServiceWorkerRegistration.prototype.showNotification
    ShadowRoot.prototype.adoptedStyleSheets ShadowRoot.prototype.fullscreenElement
    ShadowRoot.prototype.slotAssignment String.prototype.isWellFormed String.prototype.toWellFormed
    StylePropertyMap StylePropertyMapReadOnly UserActivation VideoDecoder VideoEncoder VideoFrame
    WebGL2RenderingContext.prototype.drawingBufferColorSpace
    WebGLRenderingContext.prototype.drawingBufferColorSpace WritableStreamDefaultController.prototype.signal`,
  '16.5': `
    CSSStyleRule.prototype.cssRules CSSStyleRule.prototype.deleteRule CSSStyleRule.prototype.insertRule`,
  '17': `
    CSSCounterStyleRule CredentialsContainer.prototype.preventSilentAccess
    CustomElementRegistry.prototype.getName HTMLButtonElement.prototype.popoverTargetAction
    HTMLButtonElement.prototype.popoverTargetElement HTMLElement.prototype.hidePopover
    HTMLElement.prototype.showPopover HTMLElement.prototype.togglePopover
    HTMLInputElement.prototype.popoverTargetAction HTMLInputElement.prototype.popoverTargetElement
    Headers.prototype.getSetCookie InputDeviceInfo.prototype.getCapabilities
    Intl.Locale.prototype.getCalendars Intl.Locale.prototype.getCollations
    Intl.Locale.prototype.getHourCycles Intl.Locale.prototype.getNumberingSystems
    Intl.Locale.prototype.getTextInfo Intl.Locale.prototype.getTimeZones Intl.Locale.prototype.getWeekInfo
    Navigator.prototype.clearAppBadge Navigator.prototype.setAppBadge RegExp.prototype.unicodeSets
    Response.json Selection.prototype.direction Selection.prototype.getComposedRanges
    Selection.prototype.removeRange Set.prototype.difference Set.prototype.intersection
    Set.prototype.isDisjointFrom Set.prototype.isSubsetOf Set.prototype.isSupersetOf
    Set.prototype.symmetricDifference Set.prototype.union StorageManager.prototype.estimate ToggleEvent
    URL.canParse URLSearchParams.prototype.size`,
  '17.2': `
    CSS.cap CSS.highlights CSS.rcap CSS.rch CSS.rex CSS.ric CanvasRenderingContext2D.prototype.reset
    Error.captureStackTrace HTMLDetailsElement.prototype.name HTMLImageElement.prototype.fetchPriority
    HTMLLinkElement.prototype.fetchPriority HTMLLinkElement.prototype.imageSizes
    HTMLLinkElement.prototype.imageSrcset HTMLScriptElement.prototype.fetchPriority Highlight
    HighlightRegistry SVGImageElement.prototype.crossOrigin`,
  '17.4': `
    AbortSignal.any ArrayBuffer.prototype.detached ArrayBuffer.prototype.transfer
    ArrayBuffer.prototype.transferToFixedLength CSSScopeRule CustomStateSet
    DOMMatrixReadOnly.prototype.scaleNonUniform Element.prototype.ariaDescription
    Element.prototype.checkVisibility Map.groupBy Object.groupBy Promise.withResolvers
    PublicKeyCredential.getClientCapabilities SVGFESpecularLightingElement.prototype.kernelUnitLengthX
    SVGFESpecularLightingElement.prototype.kernelUnitLengthY ShadowRoot.prototype.clonable`,
  '17.5': `
    CSSImportRule.prototype.supportsText CSSStartingStyleRule`,
  '18': `
    Blob.prototype.bytes ContentVisibilityAutoStateChangeEvent Document.prototype.startViewTransition
    Element.prototype.ariaBrailleLabel Element.prototype.ariaBrailleRoleDescription
    Element.prototype.getHTML GeolocationCoordinates.prototype.toJSON GeolocationPosition.prototype.toJSON
    HTMLElement.prototype.writingSuggestions HTMLTemplateElement.prototype.shadowRootClonable
    HTMLTemplateElement.prototype.shadowRootDelegatesFocus
    HTMLTemplateElement.prototype.shadowRootSerializable MediaSource.canConstructInDedicatedWorker
    MediaSourceHandle MediaStreamTrackProcessor PopStateEvent.prototype.hasUAVisualTransition
    Request.prototype.bytes Response.prototype.bytes ShadowRoot.prototype.getHTML
    ShadowRoot.prototype.serializable URL.parse ViewTransition`,
  '18.2': `
    CSSNestedDeclarations CSSViewTransitionRule DataView.prototype.getFloat16 DataView.prototype.setFloat16
    Float16Array HTMLLinkElement.prototype.blocking HTMLScriptElement.prototype.blocking
    HTMLStyleElement.prototype.blocking Math.f16round PageRevealEvent PageSwapEvent
    PointerEvent.prototype.altitudeAngle PointerEvent.prototype.azimuthAngle
    PointerEvent.prototype.getCoalescedEvents PointerEvent.prototype.getPredictedEvents Promise.try
    RegExp.escape Uint8Array.fromBase64 Uint8Array.fromHex Uint8Array.prototype.setFromBase64
    Uint8Array.prototype.setFromHex Uint8Array.prototype.toBase64 Uint8Array.prototype.toHex
    ViewTransitionTypeSet`,
  '18.3': `
    HTMLElement.prototype.popover`,
  '18.4': `
    Atomics.pause AudioContext.prototype.outputLatency CSPViolationReportBody
    CanvasRenderingContext2D.prototype.font CanvasRenderingContext2D.prototype.letterSpacing
    CanvasRenderingContext2D.prototype.wordSpacing ClipboardItem.supports CookieChangeEvent CookieStore
    Document.prototype.fragmentDirective Error.isError FragmentDirective
    HTMLDialogElement.prototype.requestClose HTMLInputElement.prototype.webkitdirectory
    HTMLMediaElement.prototype.setSinkId HTMLMediaElement.prototype.sinkId ImageCapture Iterator
    Iterator.from Iterator.prototype.drop Iterator.prototype.every Iterator.prototype.filter
    Iterator.prototype.find Iterator.prototype.flatMap Iterator.prototype.forEach Iterator.prototype.map
    Iterator.prototype.reduce Iterator.prototype.some Iterator.prototype.take Iterator.prototype.toArray
    JSON.isRawJSON JSON.rawJSON MediaSession.prototype.setCameraActive
    MediaSession.prototype.setMicrophoneActive Navigator.prototype.wakeLock
    PublicKeyCredential.parseCreationOptionsFromJSON PublicKeyCredential.parseRequestOptionsFromJSON
    PublicKeyCredential.prototype.toJSON SVGImageElement.prototype.decode WakeLock WakeLockSentinel
    cookieStore`,
  '26': `
    AudioData AudioDecoder AudioEncoder CSSPositionTryDescriptors CSSPositionTryRule
    CustomElementRegistry.prototype.initialize DigitalCredential Document.parseHTMLUnsafe
    Document.prototype.customElementRegistry Element.prototype.customElementRegistry
    Element.prototype.setHTMLUnsafe EncodedAudioChunk FileSystemFileHandle.prototype.createWritable
    FileSystemWritableFileStream GPU GPUAdapter GPUAdapterInfo GPUBindGroup GPUBindGroupLayout GPUBuffer
    GPUCanvasContext GPUCommandBuffer GPUCommandEncoder GPUCompilationInfo GPUCompilationMessage
    GPUComputePassEncoder GPUComputePipeline GPUDevice GPUDeviceLostInfo GPUExternalTexture GPUInternalError
    GPUOutOfMemoryError GPUPipelineError GPUPipelineLayout GPUQuerySet GPUQueue GPURenderBundle
    GPURenderBundleEncoder GPURenderPassEncoder GPURenderPipeline GPUSampler GPUShaderModule
    GPUSupportedFeatures GPUSupportedLimits GPUTexture GPUTextureView GPUUncapturedErrorEvent
    GPUValidationError HTMLTemplateElement.prototype.shadowRootCustomElementRegistry
    IntersectionObserver.prototype.scrollMargin Intl.Locale.prototype.variants Navigator.prototype.gpu
    PublicKeyCredential.signalAllAcceptedCredentials PublicKeyCredential.signalCurrentUserDetails
    PublicKeyCredential.signalUnknownCredential ScrollTimeline ShadowRoot.prototype.customElementRegistry
    ShadowRoot.prototype.setHTMLUnsafe TrustedHTML TrustedScript TrustedScriptURL TrustedTypePolicy
    TrustedTypePolicyFactory URLPattern ViewTimeline WGSLLanguageFeatures trustedTypes`,
  '26.2': `
    Animation.prototype.overallProgress CaretPosition CommandEvent Document.prototype.activeViewTransition
    Document.prototype.caretPositionFromPoint Element.prototype.ariaColIndexText
    Element.prototype.ariaRowIndexText EventCounts HTMLButtonElement.prototype.command
    HTMLButtonElement.prototype.commandForElement LargestContentfulPaint Map.prototype.getOrInsert
    Map.prototype.getOrInsertComputed Math.sumPrecise NavigateEvent Navigation NavigationActivation
    NavigationCurrentEntryChangeEvent NavigationDestination NavigationHistoryEntry NavigationTransition
    Performance.prototype.eventCounts Performance.prototype.interactionCount PerformanceEventTiming
    SVGAElement.prototype.hreflang SVGAElement.prototype.type SVGScriptElement.prototype.async
    WeakMap.prototype.getOrInsert WeakMap.prototype.getOrInsertComputed navigation`,
  '26.4': `
    Element.prototype.currentCSSZoom Iterator.concat PerformanceResourceTiming.prototype.deliveryType
    PerformanceResourceTiming.prototype.finalResponseHeadersStart
    PerformanceResourceTiming.prototype.firstInterimResponseStart ReadableByteStreamController
    ReadableStreamBYOBReader ReadableStreamBYOBRequest WebTransport WebTransportBidirectionalStream
    WebTransportDatagramDuplexStream WebTransportError`,
  '26.5': `
    Origin`,
  '27': `
    HTMLSelectedContentElement HTMLTemplateElement.prototype.shadowRootSlotAssignment
    PerformanceResourceTiming.prototype.workerCacheLookupStart
    PerformanceResourceTiming.prototype.workerRouterEvaluationStart
    RTCRtpReceiver.prototype.jitterBufferTarget ReadableStream.prototype.@@asyncIterator
    ReadableStream.prototype.values`,
  never: `
    AbsoluteOrientationSensor Accelerometer AnimationTrigger AsyncDisposableStack
    AudioContext.prototype.playbackStats AudioContext.prototype.setSinkId AudioContext.prototype.sinkId
    AudioPlaybackStats AudioSinkInfo BackgroundFetchManager BackgroundFetchRecord
    BackgroundFetchRegistration BatteryManager BeforeInstallPromptEvent Blob.prototype.textStream
    BrowserCaptureMediaStreamTrack CSS.paintWorklet CSSFunctionDeclarations CSSFunctionDescriptors
    CSSFunctionRule CSSMarginRule CSSPositionValue CSSPseudoElement
    CanvasRenderingContext2D.prototype.filter CanvasRenderingContext2D.prototype.fontKerning
    CanvasRenderingContext2D.prototype.fontStretch CanvasRenderingContext2D.prototype.fontVariantCaps
    CanvasRenderingContext2D.prototype.isContextLost CanvasRenderingContext2D.prototype.lang
    CanvasRenderingContext2D.prototype.textRendering CaptureController ChapterInformation
    CharacterBoundsUpdateEvent ClipboardChangeEvent CloseWatcher CookieStoreManager CrashReportContext
    CreateMonitor CropTarget DataTransferItem.prototype.getAsFileSystemHandle
    Date.prototype.toTemporalInstant DelegatedInkTrailPresenter DevicePosture DisposableStack
    Document.parseHTML Document.prototype.ariaNotify Document.prototype.browsingTopics
    Document.prototype.exitPointerLock Document.prototype.featurePolicy Document.prototype.hasPrivateToken
    Document.prototype.hasRedemptionRecord Document.prototype.hasUnpartitionedCookieAccess
    Document.prototype.moveBefore Document.prototype.pointerLockElement Document.prototype.prerendering
    Document.prototype.wasDiscarded DocumentFragment.prototype.moveBefore DocumentPictureInPicture
    DocumentPictureInPictureEvent EditContext Element.prototype.activeViewTransition
    Element.prototype.ariaNotify Element.prototype.elementTiming Element.prototype.moveBefore
    Element.prototype.pseudo Element.prototype.requestPointerLock Element.prototype.setHTML
    Element.prototype.startViewTransition EventTarget.prototype.when EyeDropper FeaturePolicy
    FederatedCredential Fence FencedFrameConfig FetchLaterResult File.prototype.lastModifiedDate
    FileSystemHandle.prototype.queryPermission FileSystemHandle.prototype.remove
    FileSystemHandle.prototype.requestPermission FileSystemObserver FontData
    FontFace.prototype.ascentOverride FontFace.prototype.descentOverride FontFace.prototype.lineGapOverride
    FontFace.prototype.variant FontFace.prototype.variationSettings GPUError
    Gamepad.prototype.vibrationActuator GamepadButton.prototype.touched GamepadHapticActuator GravitySensor
    Gyroscope HID HIDConnectionEvent HIDDevice HIDInputReportEvent
    HTMLAnchorElement.prototype.attributionSrc HTMLAnchorElement.prototype.hrefTranslate
    HTMLAnchorElement.prototype.interestForElement HTMLAreaElement.prototype.attributionSrc
    HTMLAreaElement.prototype.interestForElement HTMLButtonElement.prototype.interestForElement
    HTMLDialogElement.prototype.closedBy HTMLElement.prototype.editContext
    HTMLElement.prototype.virtualKeyboardPolicy HTMLFencedFrameElement HTMLGeolocationElement
    HTMLIFrameElement.prototype.adAuctionHeaders HTMLIFrameElement.prototype.allowPaymentRequest
    HTMLIFrameElement.prototype.browsingTopics HTMLIFrameElement.prototype.credentialless
    HTMLIFrameElement.prototype.csp HTMLIFrameElement.prototype.featurePolicy
    HTMLIFrameElement.prototype.privateToken HTMLImageElement.prototype.attributionSrc
    HTMLInputElement.prototype.incremental HTMLMediaElement.prototype.captureStream
    HTMLMediaElement.prototype.controlsList HTMLMediaElement.prototype.loading
    HTMLScriptElement.prototype.attributionSrc HTMLSelectElement.prototype.showPicker
    IDBIndex.prototype.getAllRecords IDBObjectStore.prototype.getAllRecords IDBRecord IdentityCredential
    IdentityCredentialError IdentityProvider IdleDeadline IdleDetector ImageData.prototype.pixelFormat
    ImageDecoder ImageTrack ImageTrackList Ink InputDeviceCapabilities InterestEvent
    IntersectionObserver.prototype.delay IntersectionObserver.prototype.trackVisibility
    IntersectionObserverEntry.prototype.isVisible Iterator.prototype.@@dispose Keyboard KeyboardLayoutMap
    LanguageDetector LanguageModel LaunchParams LaunchQueue LayoutShift LayoutShiftAttribution
    LinearAccelerationSensor MIDIAccess MIDIConnectionEvent MIDIInput MIDIInputMap MIDIMessageEvent
    MIDIOutput MIDIOutputMap MIDIPort MediaDevices.prototype.getDisplayMedia
    MediaDevices.prototype.setCaptureHandleConfig MediaKeys.prototype.getStatusForPolicy
    MediaMetadata.prototype.chapterInfo MediaRecorder.prototype.audioBitrateMode MediaStreamEvent
    MediaStreamTrack.prototype.getCaptureHandle MediaStreamTrackGenerator
    MessageEvent.prototype.userActivation MimeType NavigationPrecommitController
    Navigator.prototype.adAuctionComponents Navigator.prototype.canLoadAdAuctionFencedFrame
    Navigator.prototype.clearOriginJoinedAdInterestGroups Navigator.prototype.connection
    Navigator.prototype.cpuPerformance Navigator.prototype.createAuctionNonce
    Navigator.prototype.deprecatedReplaceInURN Navigator.prototype.deprecatedRunAdAuctionEnforcesKAnonymity
    Navigator.prototype.deviceMemory Navigator.prototype.devicePosture Navigator.prototype.getBattery
    Navigator.prototype.getInstalledRelatedApps Navigator.prototype.getInterestGroupAdAuctionData
    Navigator.prototype.hid Navigator.prototype.ink Navigator.prototype.joinAdInterestGroup
    Navigator.prototype.keyboard Navigator.prototype.leaveAdInterestGroup Navigator.prototype.login
    Navigator.prototype.managed Navigator.prototype.presentation Navigator.prototype.protectedAudience
    Navigator.prototype.requestMIDIAccess Navigator.prototype.runAdAuction Navigator.prototype.scheduling
    Navigator.prototype.serial Navigator.prototype.storageBuckets
    Navigator.prototype.unregisterProtocolHandler Navigator.prototype.updateAdInterestGroups
    Navigator.prototype.usb Navigator.prototype.userAgentData Navigator.prototype.vibrate
    Navigator.prototype.virtualKeyboard Navigator.prototype.windowControlsOverlay Navigator.prototype.xr
    NavigatorLogin NavigatorManagedData NavigatorUAData NetworkInformation NotRestoredReasonDetails
    NotRestoredReasons OTPCredential OrientationSensor PasswordCredential PaymentManager
    PaymentRequest.getSecurePaymentConfirmationCapabilities
    PaymentRequest.securePaymentConfirmationAvailability Performance.prototype.memory
    PerformanceElementTiming PerformanceEntry.prototype.navigationId PerformanceLongAnimationFrameTiming
    PerformanceLongTaskTiming PerformanceNavigationTiming.prototype.activationStart
    PerformanceNavigationTiming.prototype.confidence PerformanceNavigationTiming.prototype.criticalCHRestart
    PerformanceNavigationTiming.prototype.notRestoredReasons PerformancePaintTiming.prototype.paintTime
    PerformancePaintTiming.prototype.presentationTime PerformanceResourceTiming.prototype.contentEncoding
    PerformanceResourceTiming.prototype.contentType PerformanceResourceTiming.prototype.renderBlockingStatus
    PerformanceResourceTiming.prototype.responseStatus PerformanceScriptTiming PerformanceTimingConfidence
    PeriodicSyncManager PermissionsPolicy PointerEvent.prototype.persistentDeviceId Presentation
    PresentationAvailability PresentationConnection PresentationConnectionAvailableEvent
    PresentationConnectionCloseEvent PresentationConnectionList PresentationReceiver PresentationRequest
    PressureObserver PressureRecord ProcessingInstruction.prototype.getAttribute
    ProcessingInstruction.prototype.getAttributeNames ProcessingInstruction.prototype.hasAttribute
    ProcessingInstruction.prototype.hasAttributes ProcessingInstruction.prototype.removeAttribute
    ProcessingInstruction.prototype.setAttribute ProcessingInstruction.prototype.toggleAttribute Profiler
    ProtectedAudience QuotaExceededError RTCDataChannel.prototype.reliable
    RTCError.prototype.httpRequestStatusCode RTCIceCandidate.prototype.relayProtocol
    RTCIceCandidate.prototype.url RTCIceTransport.prototype.getLocalCandidates
    RTCIceTransport.prototype.getLocalParameters RTCIceTransport.prototype.getRemoteCandidates
    RTCIceTransport.prototype.getRemoteParameters RTCIceTransport.prototype.role
    RTCPeerConnection.prototype.addStream RTCPeerConnection.prototype.createDTMFSender
    RTCPeerConnection.prototype.getLocalStreams RTCPeerConnection.prototype.getRemoteStreams
    RTCPeerConnection.prototype.removeStream RTCPeerConnectionIceErrorEvent.prototype.hostCandidate
    RTCRtpReceiver.prototype.createEncodedStreams RTCRtpReceiver.prototype.rtcpTransport
    RTCRtpSender.prototype.createEncodedStreams RTCRtpSender.prototype.rtcpTransport
    RTCRtpTransceiver.prototype.getHeaderExtensionsToNegotiate
    RTCRtpTransceiver.prototype.getNegotiatedHeaderExtensions
    RTCRtpTransceiver.prototype.setHeaderExtensionsToNegotiate RelativeOrientationSensor
    Request.prototype.duplex Request.prototype.isHistoryNavigation Request.prototype.isReloadNavigation
    Request.prototype.targetAddressSpace Request.prototype.textStream
    ResizeObserverEntry.prototype.devicePixelContentBoxSize Response.prototype.textStream RestrictionTarget
    SVGAElement.prototype.download SVGAElement.prototype.interestForElement SVGAElement.prototype.ping
    SVGAElement.prototype.referrerPolicy SVGImageElement.prototype.decoding Sanitizer Scheduler Scheduling
    Screen.prototype.isExtended ScreenDetailed ScreenDetails Sensor SensorErrorEvent Serial SerialPort
    ServiceWorkerRegistration.prototype.backgroundFetch ServiceWorkerRegistration.prototype.cookies
    ServiceWorkerRegistration.prototype.paymentManager ServiceWorkerRegistration.prototype.periodicSync
    ServiceWorkerRegistration.prototype.sync ShadowRoot.prototype.getSelection
    ShadowRoot.prototype.pointerLockElement ShadowRoot.prototype.setHTML SnapEvent
    SpeechGrammar.prototype.src SpeechGrammar.prototype.weight SpeechGrammarList SpeechRecognition
    SpeechRecognitionPhrase StorageBucket StorageBucketManager Summarizer SuppressedError SyncManager
    TaskAttributionTiming TaskController TaskPriorityChangeEvent TaskSignal Temporal TextFormat
    TextFormatUpdateEvent TextUpdateEvent Translator UIEvent.prototype.sourceCapabilities USB
    USBAlternateInterface USBConfiguration USBConnectionEvent USBDevice USBEndpoint USBInTransferResult
    USBInterface USBIsochronousInTransferPacket USBIsochronousInTransferResult
    USBIsochronousOutTransferPacket USBIsochronousOutTransferResult USBOutTransferResult Viewport
    VirtualKeyboard VisibilityStateEntry WebGL2RenderingContext.prototype.drawingBufferFormat
    WebGL2RenderingContext.prototype.drawingBufferStorage WebGL2RenderingContext.prototype.makeXRCompatible
    WebGL2RenderingContext.prototype.unpackColorSpace WebGLRenderingContext.prototype.drawingBufferFormat
    WebGLRenderingContext.prototype.drawingBufferStorage WebGLRenderingContext.prototype.makeXRCompatible
    WebGLRenderingContext.prototype.unpackColorSpace WebSocketError WebSocketStream
    WheelEvent.prototype.momentum WindowControlsOverlay WindowControlsOverlayGeometryChangeEvent
    XMLHttpRequest.prototype.setAttributionReporting XMLHttpRequest.prototype.setPrivateToken XRAnchor
    XRAnchorSet XRBoundedReferenceSpace XRCPUDepthInformation XRCamera XRCompositionLayer XRCubeLayer
    XRCylinderLayer XRDepthInformation XREquirectLayer XRFrame XRHand XRHitTestResult XRHitTestSource
    XRInputSource XRInputSourceArray XRInputSourceEvent XRInputSourcesChangeEvent XRJointPose XRJointSpace
    XRLayer XRLayerEvent XRLightEstimate XRLightProbe XRPlane XRPlaneSet XRPose XRProjectionLayer
    XRQuadLayer XRRay XRReferenceSpace XRReferenceSpaceEvent XRRenderState XRRigidTransform XRSession
    XRSessionEvent XRSpace XRSubImage XRSystem XRTransientInputHitTestResult XRTransientInputHitTestSource
    XRView XRViewerPose XRViewport XRVisibilityMaskChangeEvent XRWebGLBinding XRWebGLDepthInformation
    XRWebGLLayer XRWebGLSubImage cancelIdleCallback crashReport credentialless documentPictureInPicture
    fence fetchLater getScreenDetails launchQueue originAgentCluster queryLocalFonts requestIdleCallback
    scheduler showDirectoryPicker showOpenFilePicker showSaveFilePicker viewport`,
};

/** After 15.4; `inert` came with 15.5. */
const attributes = ['popover', 'popovertarget', 'inert', 'command', 'commandfor', 'closedby'];

const styles = [
  ['@supports[^{]*color-mix[^{]*', '@media not all'],
  ['@container[^{]*', '@media not all'],
  ['field-sizing:', '-not-field-sizing:'],
] as const;

/** `browserslist` of package.json. */
export const floor: Lacking = {
  names: Object.values(since).flatMap((names) => names.trim().split(/\s+/)),
  attributes,
  styles,
  unsupported: ['color-mix(', 'field-sizing'],
};
