// A WebSocket that comes back by itself.

import { liveUrl } from './api'

const PING = 20_000
const SILENCE = 50_000
const WAITS = [300, 1000, 2000, 4000, 8000]

interface Listener {
  /** The path of the next attempt; what it needs can be fetched first. If that fails, it is tried again later. */
  path: () => Promise<string>
  receive: (message: { type: string }) => void
  changed: (open: boolean) => void
}

export class Connection {
  private socket: WebSocket | undefined
  private tries = 0
  private timer: ReturnType<typeof setTimeout> | undefined
  private heard = 0
  private readonly pinging: ReturnType<typeof setInterval>
  private over = false

  constructor(private readonly listener: Listener) {
    this.pinging = setInterval(() => this.ping(), PING)
    window.addEventListener('online', this.retry)
    document.addEventListener('visibilitychange', this.retry)
    void this.open()
  }

  send(message: unknown): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false
    this.socket.send(JSON.stringify(message))
    return true
  }

  close(): void {
    this.over = true
    clearInterval(this.pinging)
    clearTimeout(this.timer)
    window.removeEventListener('online', this.retry)
    document.removeEventListener('visibilitychange', this.retry)
    this.socket?.close()
  }

  /** Begin anew at once, since the reader is somebody else now: a visitor became a player. */
  reopen(): void {
    const old = this.socket
    this.socket = undefined
    old?.close()
    void this.open()
  }

  private readonly retry = (): void => {
    if (!document.hidden && this.timer) void this.open()
  }

  private async open(): Promise<void> {
    clearTimeout(this.timer)
    this.timer = undefined
    let path: string
    try {
      path = await this.listener.path()
    } catch {
      this.lost()
      return
    }
    if (this.over) return
    const socket = new WebSocket(liveUrl(path))
    this.socket = socket
    socket.onopen = () => {
      this.heard = Date.now()
      this.listener.changed(true)
    }
    socket.onmessage = (event: MessageEvent<string>) => {
      this.tries = 0
      this.heard = Date.now()
      const message = JSON.parse(event.data)
      if (message.type === 'bye') socket.close()
      else if (message.type !== 'pong') this.listener.receive(message)
    }
    socket.onclose = () => this.socket === socket && this.lost()
  }

  private lost(): void {
    if (this.over || this.timer) return
    this.listener.changed(false)
    const wait = WAITS[Math.min(this.tries++, WAITS.length - 1)]!
    this.timer = setTimeout(() => void this.open(), wait * (0.75 + Math.random() / 2))
  }

  private ping(): void {
    if (this.socket?.readyState !== WebSocket.OPEN) return
    if (Date.now() - this.heard > SILENCE) this.socket.close()
    else this.send({ type: 'ping' })
  }
}
