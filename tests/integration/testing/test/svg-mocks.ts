type Values = Pick<DOMMatrix, 'a' | 'b' | 'c' | 'd' | 'e' | 'f'>;

class Matrix {
    a = 1;
    b = 0;
    c = 0;
    d = 1;
    e = 0;
    f = 0;

    static of(values: Values): Matrix {
        return Object.assign(new Matrix(), values);
    }

    multiply({ a, b, c, d, e, f }: Values): Matrix {
        return Matrix.of({
            a: this.a * a + this.c * b,
            b: this.b * a + this.d * b,
            c: this.a * c + this.c * d,
            d: this.b * c + this.d * d,
            e: this.a * e + this.c * f + this.e,
            f: this.b * e + this.d * f + this.f,
        });
    }

    inverse(): Matrix {
        const { a, b, c, d, e, f } = this;
        const det = a * d - b * c;
        return Matrix.of({
            a: d / det,
            b: -b / det,
            c: -c / det,
            d: a / det,
            e: (c * f - d * e) / det,
            f: (b * e - a * f) / det,
        });
    }

    translate(e: number, f: number): Matrix {
        return this.multiply({ a: 1, b: 0, c: 0, d: 1, e, f });
    }

    scale(a: number, d = a): Matrix {
        return this.multiply({ a, b: 0, c: 0, d, e: 0, f: 0 });
    }

    rotate(degrees: number): Matrix {
        const angle = (degrees * Math.PI) / 180;
        const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
        return this.multiply({ a: cos, b: sin, c: -sin, d: cos, e: 0, f: 0 });
    }
}

class Point {
    x = 0;
    y = 0;

    matrixTransform({ a, b, c, d, e, f }: Values): Point {
        const { x, y } = this;
        return Object.assign(new Point(), { x: a * x + c * y + e, y: b * x + d * y + f });
    }
}

// The environment `node` has no DOM, and models need none.
if (typeof document !== 'undefined') {
    // Vectorizer looks for it when `@joint/core` is loaded.
    Object.assign(window, { SVGAngle: class {} });

    Object.assign(SVGSVGElement.prototype, {
        createSVGMatrix: () => new Matrix(),
        createSVGPoint: () => new Point(),
    });

    // jsdom has no layout. Everything is at 0, 0 and has no size.
    Object.assign(SVGElement.prototype, {
        getScreenCTM: () => new Matrix(),
        getBBox: () => ({ x: 0, y: 0, width: 0, height: 0 }),
        getComputedTextLength: () => 0,
    });

    // Pointer events ask for them.
    Object.assign(document, { elementFromPoint: () => null });
    Object.assign(Element.prototype, { hasPointerCapture: () => false });
}
